"""Expecting and recovering: what the months of pregnancy and the weeks after birth need."""
from kit import *
from nursing import jar
def lamp(x,y,k=1): return g(P('M-60 0L-34-90H34L60 0Z',C['butter'])+L('M0 0V120',C['wood2'],12)+R(-44,116,88,14,C['wood2'],7),x,y,k)
def calendar():
    s=S('due-date'); s.blob(C['peach'],2); s.floor(838,C['peach2'],110,980,40); s.a(R(150,790,900,40,C['wood'],20))
    s.a(R(300,250,430,540,'#fffdf9',30),P('M300 380V280C300 262 314 250 330 250H700C718 250 730 262 730 280V380Z',C['coral']),R(390,210,26,90,C['wood2'],12),R(614,210,26,90,C['wood2'],12),R(420,304,190,24,'#fff6ea',12))
    s.a(''.join(R(344+i*74,430+j*84,46,46,C['cream'] if (i,j)!=(3,2) else C['blush'],12) for i in range(5) for j in range(4))); s.heart((589,621,.9,1))
    s.a(R(800,540,130,250,C['sage2'],26),R(816,490,98,70,'#fffdf9',16),R(800,620,130,96,'#fffdf9',0)); s.a(P('M865 646C838 666 838 692 865 704C892 692 892 666 865 646Z',C['sage']),L('M865 652V704',C['sage3'],4))
    s.a(El(770,776,22,12,C['butter2'],transform='rotate(-16 770 776)'),El(980,776,22,12,C['butter2'],transform='rotate(20 980 776)')); s.a(P('M170 620H262L250 790H182Z','#fff',fill_opacity='.9',stroke='#cfe0e8',stroke_width=5),P('M174 680H258L250 786H184Z',C['sky2'])); s.star((860,290,1.5),(930,370,.9),(220,330,1.1)); s.save()
def plate():
    s=S('good-food'); s.blob(C['sage0'],1); s.a(R(90,720,1020,44,C['wood'],22),L('M210 764L190 900M990 764L1010 900',C['wood2'],26))
    s.a(Ci(460,590,86,C['coral']),Ci(590,570,92,C['butter2']),Ci(710,596,80,C['coral3']),P('M590 482C586 450 600 430 616 424C620 446 612 468 590 482Z',C['sage2']),L('M460 508C458 490 464 476 474 468',C['wood2'],8),P('M330 600C300 520 350 440 420 430C400 500 400 560 430 610Z',C['butter']),P('M752 610C760 520 820 470 890 480C900 560 850 620 780 640Z',C['sage2']),L('M770 630C800 580 840 540 876 500',C['sage3'],6))
    s.a(P('M290 590H890C880 670 790 722 590 722C390 722 300 670 290 590Z',C['sky3']),P('M290 590H890C889 604 884 618 876 632H304C296 618 291 604 290 590Z',C['sky4']),dots([(400,680),(470,694),(540,700),(610,702),(680,698),(750,686)],'#d6e8ef',8))
    s.a(P('M930 560H1030L1018 720H942Z','#fff',fill_opacity='.92',stroke='#e3d3bd',stroke_width=5),P('M936 610H1024L1016 716H944Z','#fff6e6'),El(210,694,66,30,C['wood']),P('M146 690C150 640 270 640 274 690Z','#dfb88c'),L('M180 664C188 670 194 678 196 688M222 662C230 668 236 676 238 686',C['wood2'],6)); s.sun(900,260,54); s.star((300,300,1.3),(370,240,.8)); s.heart((640,330,.8,.85),(700,270,.45,.5)); s.save()
def scan():
    s=S('ultrasound'); s.blob('#d8e9e4',1); s.a(frame(190,200,120,150)); s.heart((250,270,.7,1)); s.floor(850,'#c5dcd5',120,960,40)
    s.a(L('M760 560V820M660 840H880','#b9c7cc',26),R(720,790,90,36,'#8fa1a9',16),R(500,180,540,400,'#fffdf9',40),R(536,214,468,332,'#44606c',26))
    s.a(P('M770 236L968 516C900 546 640 546 572 516Z','#5f7f8c'),P('M664 430C640 360 690 300 760 312C800 318 820 350 812 384C850 380 890 410 886 450C880 500 800 516 740 500C700 490 674 464 664 430Z','#e9f2f3'),L('M700 430C730 450 770 448 790 424M812 384C806 404 796 416 782 424','#9fb9c2',7),L('M720 356q12 10 24 0','#7d9aa5',6)); s.heart((910,290,.42,.9),col='#f28a83')
    s.a(R(520,600,500,60,'#e6eef0',24),''.join(Ci(580+i*60,630,13,c) for i,c in enumerate([C['coral3'],C['butter'],C['sage2'],C['sky3']])),R(840,616,140,28,'#cfdde2',14),L('M520 640C450 660 440 720 400 720','#8fa1a9',12),P('M300 690C340 660 400 680 410 716C410 750 360 760 310 740Z','#fffdf9'),P('M296 690C270 696 270 738 306 742Z',C['sky3']))
    s.a(g(R(-80,-96,160,192,'#fffdf9',10)+R(-62,-78,124,128,'#44606c',6)+P('M-30 0C-40-40 0-60 26-44C44-30 40-4 24 8C0 26-22 22-30 0Z','#e9f2f3'),270,560,1,-9)); s.star((420,300,1.2),(430,420,.8)); s.save()
def kicks():
    s=S('feeling-kicks'); s.blob(C['butter0'],1); s.a(frame(250,220,120,140)); s.star((310,290,2.4),col=C['butter']); s.a(plantpot(s,230,850,1.15,C['sky3'])); s.floor(876,C['butter'],150,900,30)
    s.a(g(profile('brown','black','bun',C['sky3'],C['sky4'],'#a9cbdc','#e7f1f5',1.0,rot=12),-30,0))
    s.a(L('M830 560C852 580 864 606 866 634M868 530C900 558 918 598 920 640M906 500C946 536 968 588 972 644',C['coral3'],8)); s.heart((690,640,.9,.95),(930,390,.7,.85),(980,330,.42,.5)); s.save()
def walk():
    s=S('pregnant-walk'); s.blob(C['sky'],3); s.sun(240,250,56,1); s.cloud(930,240,.7); s.a(palm(960,820,1.1)); s.floor(850,C['sage0'],60,1080,60)
    s.a(g(profile('tan','dark','hijab',C['sage2'],C['sage3'],'#bcd0b6','#dfe9da',.96,('#f6d999','#e8c273','#d9b05e'),8),-90,20))
    s.a(R(250,760,60,110,C['sky3'],16),R(264,734,32,32,C['sky4'],8)); s.sprig(130,880,.9); s.sprig(1090,880,.8,0,True); s.heart((780,330,.6,.85)); s.save()
def cot():
    s=S('cot-ready'); s.blob(C['sky'],1); s.star((300,250,1.6),(380,330,.9),(900,300,1.2)); s.moon(900,200,.5); s.floor(856,C['sky2'],130,940,40)
    s.a(L('M600 150V250',C['wood2'],8),L('M470 262C540 236 660 236 730 262',C['wood2'],8),L('M480 262V330M560 248V352M640 248V340M720 262V330',C['wood'],4)); s.heart((480,348,.6,1),(720,348,.6,1)); s.star((560,372,1.6),(640,360,1.6))
    s.a(R(250,470,40,390,C['wood'],18),R(910,470,40,390,C['wood'],18),R(270,720,660,90,'#fffdf9',20),R(270,780,660,40,C['wood'],14)); s.a(''.join(R(x,500,18,290,C['wood2'],9) for x in range(330,900,74)),R(250,480,700,34,C['wood'],17))
    s.a(R(980,620,130,240,'#fffaf3',16),L('M980 700H1110M980 780H1110',C['line'],6),Ci(1045,660,8,C['wood']),Ci(1045,740,8,C['wood']),Ci(1045,820,8,C['wood']),bear(1046,530,.66)); s.a(plantpot(s,160,860,1.0,C['coral'])); s.save()
def side_sleep():
    s=S('sleeping-on-side'); s.blob('#cfdfe9',1); s.moon(910,240,.7); s.star((300,230,1.4),(420,180,.8),(760,160,1)); s.a(lamp(190,560,.9),R(110,660,160,220,C['wood'],16))
    s.a(R(270,400,70,460,C['wood2'],30),R(300,650,780,130,'#fffdf9',50),R(300,720,780,140,C['sky3'],30)); s.a(P('M330 650C320 580 380 540 470 548C540 552 560 600 540 660Z','#fff6ea'),L('M360 640C380 610 410 600 440 604',C['line'],6))
    s.a(P('M490 660C500 560 560 530 640 540C740 440 860 500 900 580C960 600 1060 620 1076 690H500Z',C['coral3']),P('M640 540C700 560 760 640 760 690H500C494 600 560 530 640 540Z',C['coral2']),dots([(700,600),(780,560),(840,600),(900,640),(800,650),(960,660),(860,540)],'#fbd0c8',8))
    b,f=head(452,560,.62,-72,'light','chest','long'); s.a(b,f); s.a(L('M560 600C620 640 690 640 730 610','#cf4843',58),hand(724,612,.78,-24,'light'))
    s.a(L('M560 430H600L560 474H604M630 360H662L630 398H664','#8fb6c9',9)); s.heart((800,470,.5,.85)); s.save()
def mat(s,bg=1,col=C['sage0'],mat=C['sky3']):
    s.blob(col,bg); s.a(frame(830,190,110,130)); s.heart((885,256,.6,1)); s.a(plantpot(s,1030,806,1.05,C['coral'])); s.floor(846,'#c7d9c1' if col==C['sage0'] else C['peach2'],80,1040,34); s.a(R(130,800,900,40,mat,20))
def abdomen():
    s=S('exercise-abdomen'); mat(s,1,C['sage0'],C['coral3']); b=SK['tan'][0]
    s.a(L('M620 752C680 680 730 620 770 560C790 640 800 700 806 764',C['sky4'],84),El(838,786,60,26,b)); s.a(P('M330 790C330 720 400 700 480 704C560 700 640 700 676 740C690 780 660 800 620 802H380C350 802 330 800 330 790Z',C['butter']))
    b2,f=head(262,738,.52,-84,'tan','dark','hijab',scarf=(C['sky2'],'#a3c8da','#8fb6c9')); s.a(b2,f)
    s.a(L('M420 730C460 690 500 690 540 704',C['butter2'],50),hand(540,704,.7,16,'tan')); s.a(L('M500 640V590M480 606L500 584L520 606',C['sage3'],9),L('M570 634V600M554 612L570 594L586 612',C['sage3'],8)); s.star((330,420,1.3),(420,340,.8)); s.save()
def hips():
    s=S('exercise-hips'); mat(s,3,C['sky'],C['butter']); b=SK['brown'][0]
    s.a(L('M650 630C700 590 760 570 800 570C812 640 814 700 812 764',C['coral2'],84),El(846,786,60,26,b)); s.a(P('M300 790C340 740 420 690 500 650C570 600 640 590 690 620C700 670 660 700 610 720C540 750 450 790 400 802C350 806 310 806 300 790Z',C['sage2']))
    b2,f=head(252,748,.52,-80,'brown','black','hijab',scarf=('#f6d999','#e8c273','#d9b05e')); s.a(b2,f)
    s.a(L('M400 756C460 790 520 796 570 796',C['sage3'],46),hand(566,798,.68,4,'brown')); s.a(L('M640 560V480M616 504L640 478L664 504',C['sky4'],10)); s.star((330,420,1.3),(430,340,.8)); s.save()
def at_chair(x,y,k,bent):
    """From the side, holding a chair: on her toes, or with her knees a little bent. x, y is the floor under her."""
    skin=SK['light'][0]; d,ds,tr=C['coral'],C['coral2'],C['sky4']
    if bent:
        leg,ankle,dx,dy,lean='M-50-372L48-240L-8-104','M-10-120V-40',-46,40,8
        foot=P('M-40-56C-50-20-50 0-30 0H92C106 0 110-14 98-22C74-36 46-42 26-60Z',skin)
    else:
        leg,ankle,dx,dy,lean='M-8-390L2-280L0-164','M0-180V-130',0,-44,0
        foot=P('M-32-140C-52-122-52-98-36-84L40-8C48-1 54 0 62 0H98C112 0 114-16 100-24L46-82L30-140Z',skin)
    chair=L('M292-470V-6M398-226V-6',C['wood2'],20)+L('M262-116H370M286-380H266M286-310H266',C['wood2'],14)+L('M370-226V-4',C['wood'],24)+P('M250-256H384C404-256 414-246 418-222C396-214 270-214 250-222Z',C['butter'])+L('M262-480V-4',C['wood'],28)
    body=P('M-56-722C-104-704-120-640-114-570C-108-490-128-420-140-350C-60-322 60-322 118-350C112-430 104-490 106-550C108-630 90-692 40-718C10-732-30-732-56-722Z',d)+P('M-114-570C-108-490-128-420-140-350C-110-340-84-334-56-332C-76-420-90-500-114-570Z',ds)+g(sidehead('light','chest',scarf=('#d9a7a0','#c58f88','#b37d76')),-610,-1136)
    arm=L('M-30-640C-30-560 40-520 120-500C170-490 210-488 236-488',ds,68)+hand(240,-488,.84,8,'light')
    far=g(L(ankle,SK['light'][1],44)+L(leg,'#5f92b4',84),24,-6)
    return g(chair+far+L(ankle,skin,48)+foot+L(leg,tr,86)+g(body,dx,dy,1,lean)+g(arm,0,16 if bent else -14),x,y,k)
def legs():
    s=S('exercise-legs'); s.blob(C['peach'],1); s.floor(852,C['peach2'],30,1140,34); s.a(frame(210,110,120,140)); s.heart((270,182,.65,1))
    # in bed: the feet move in circles
    s.a(R(36,520,28,326,C['wood2'],14),R(460,650,26,196,C['wood2'],13),R(48,726,426,56,C['wood'],18),R(60,690,402,52,'#fffdf9',24),R(62,560,116,140,'#fffdf9',44,transform='rotate(-10 120 630)'))
    s.a(L('M372 672H396',SK['light'][0],36),L('M230 672H362',C['sky4'],54),P('M384 700C370 676 376 614 394 592C410 580 428 592 424 612C418 646 424 676 416 700C408 714 390 712 384 700Z',SK['light'][0]))
    s.a(g(P('M-56-722C-104-704-120-640-114-570C-108-500-112-450-116-400C-60-376 60-376 110-400C112-470 104-500 106-550C108-630 90-692 40-718C10-732-30-732-56-722Z',C['coral'])+g(sidehead('light','chest',scarf=('#d9a7a0','#c58f88','#b37d76')),-610,-1136),284,902,.54,-15))
    s.a(L('M164 566C172 630 216 660 276 650',C['coral2'],38),hand(278,648,.52,4,'light'))
    s.a(L('M352 576C364 532 416 512 450 540C478 564 480 602 460 630',C['sage3'],10),L('M484 614L458 634L450 604',C['sage3'],10))
    s.a(at_chair(614,846,.58,False),at_chair(926,846,.58,True))
    s.a(L('M550 830V740M528 764L550 738L572 764',C['sage3'],10),L('M838 520V610M816 586L838 612L860 586',C['sage3'],10)); s.star((470,300,1.2),(860,200,.9)); s.save()
def breathing():
    s=S('breathing'); s.blob(C['sky'],2); s.sun(300,240,54); s.cloud(900,230,.8); s.floor(850,C['sage0'],130,940,50); s.sprig(150,880,1.0); s.sprig(1050,880,1.0,0,True)
    sc=(C['sage'],C['sage2'],C['sage3']); b,f=head(600,300,.74,0,'tan','dark','hijab',scarf=sc); s.a(b)
    s.a(P('M300 830C300 760 420 700 600 700C780 700 900 760 900 830C860 870 340 870 300 830Z',C['sky4']),P('M420 810C480 770 720 770 780 810C760 850 440 850 420 810Z',C['sky3']))
    s.a(P('M450 780C430 680 430 560 470 500C510 450 690 450 730 500C770 560 770 680 750 780C700 800 500 800 450 780Z',C['butter']),f)
    s.a(L('M480 530C430 600 430 690 540 690',C['butter2'],66),hand(536,690,.84,-6,'tan'),L('M720 530C770 600 770 690 660 690',C['butter2'],66),hand(664,690,.84,186,'tan',True))
    s.a(L('M380 400C340 390 330 350 360 336C384 328 398 352 382 366M820 400C860 390 870 350 840 336C816 328 802 352 818 366','#8fb6c9',9)); s.heart((600,610,.6,1)); s.save()
def cooler():
    s=S('milk-cooler'); s.blob(C['peach'],0); s.a(R(90,730,1020,44,C['wood'],22),L('M210 774L190 900M990 774L1010 900',C['wood2'],26))
    s.a(Ci(880,300,96,'#fffdf9',stroke='#e6c9a8',stroke_width=10),L('M880 300V240M880 300L920 326',C['ink'],9),dots([(880,226),(954,300),(880,374),(806,300)],C['coral'],7))
    s.a(jar(400,660,1,C['sage2']),jar(550,660,1.12,C['coral']),jar(682,660,.82,C['butter2'],label=False),R(750,500,110,120,'#cfe8f2',18),L('M805 526V594M775 544L835 578M775 578L835 544','#8fb9cd',8))
    s.a(L('M330 600C330 300 880 300 880 600',C['sky4'],20,opacity='.55'),R(290,580,630,150,C['sky3'],40),R(290,580,630,50,C['sky4'],25),R(540,630,130,70,'#fffdf9',14)); s.heart((605,668,.6,1))
    s.a(mug(180,690,1,C['coral3']),R(970,640,90,90,'#fffdf9',10),L('M988 666H1042M988 690H1042M988 712H1020',C['line'],7)); s.star((250,330,1.3),(330,250,.8)); s.save()
def waiting():
    """what is normal in pregnancy: a part of `parts-of-a-month.svg`, whose parts are 120 wide"""
    disc='M10 64C6 33 29 10 60 9c32-1 53 21 52 52-1 32-23 50-52 50-30 0-48-19-50-47'; scarf=(C['sage'],C['sage2'],C['sage3'])
    woman=profile('tan','dark','hijab',C['coral'],C['coral2'],'#f4938c',None,1.0,scarf,8); headscarf=sidehead('tan','dark','hijab',scarf,8)
    # the headscarf falls over the sleeve
    woman=woman.replace(headscarf,'')+headscarf
    heart='M0-5C-5-14-18-9-13 2c3 6 8 9 13 13C5 11 10 8 13 2 18-9 5-14 0-5'
    open('raw/shop/normal-in-pregnancy.svg','w').write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 8 104 104"><clipPath id="waiting">{P(disc,C["ink"])}</clipPath>{P(disc,C["butter0"])}<g clip-path="url(#waiting)">{g(woman,-28,-6,.138)}</g>{P(heart,C["coral3"],transform="translate(94 47) scale(.5)")}</svg>')
if __name__=='__main__':
    for draw in [calendar,plate,scan,kicks,walk,cot,side_sleep,abdomen,hips,legs,breathing,cooler,waiting]: draw()
